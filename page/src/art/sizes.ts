// How wide the bitmaps of signs and pictures are, in pixels: twice what a table shows, for screens with fine pixels.
export const SIGN_WIDTH = 144;
export const PICTURE_WIDTH = 256;

/** How wide the picture on a card of that width is at most. */
export const pictureWidth = (card: number, mini: boolean): number => card * (mini ? 0.8 : 2 / 3);

/** What is drawn to be shown so wide, in the page's pixels, has a bitmap; what is larger is drawn by the browser. */
export const isSmall = (width: number, bitmap: number): boolean => 2 * width <= bitmap;
