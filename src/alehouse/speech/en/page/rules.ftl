### The rules to read: /rules.

rules-title = Rules
rules-tab = { $title } · Alehouse
rules-lead = Everything this table knows, in numbered rules. Where a card cannot be played, the table names the rule.
rules-chapters = Chapters
rules-all = All chapters
rules-turn-page = Turn the page
rules-search = Search the rules
rules-search-hint = A word, or GAMBLE-05
rules-finds = Found
rules-found = { $n ->
    [0] No rule found
    [one] { $n } rule found
   *[other] { $n } rules found
}
rules-nothing = No rule has all of these words. Try fewer of them.
rules-unknown = There is no rule “{ $id }”. Here are all chapters.
rules-count = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}
rules-see = See
rules-key-search = Go to the search
rules-key-first = Go to the first rule found
rules-key-empty = Empty the search
