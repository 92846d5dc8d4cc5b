/** For cards that nothing else speaks for: pictures that suit the type. */
export const BY_TYPE: Readonly<Record<string, readonly string[]>> = {
  action: ["fist", "punch-blast", "elbow", "high-kick", "flat-hammer", "slap", "sword-clash", "cannon-ball"],
  sometimes: ["shrug", "palm", "point", "magic-shield", "counter", "umbrella", "run", "shield-reflect"],
  anytime: ["wind", "sparkles", "purse", "bandage-roll", "hot-meal", "feather"],
  gambling: ["dice", "coins", "hand", "rolling-dice-cup", "card-king-hearts"],
  cheating: ["sleeve", "boot", "hat-ace", "card-random", "card-joker"],
  drink: ["mug", "ale", "dark-ale", "wine", "beer-stein", "square-bottle", "jeweled-chalice", "martini"],
  event: ["bell", "contest", "challenge", "glass-celebration", "party-popper"],
  side: ["star-swirl", "scroll-unfurled", "open-chest", "gears", "open-book"],
};
