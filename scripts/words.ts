const forms = (text: string) => text.trim().split(/\s+/);

/** Parts of names that STYLE.md replaces, in small letters. */
export const banned: ReadonlySet<string> = new Set(
  forms(`
    deed deeds enact enacts enacted reckon reckons reckoned reckoning rival rivals deputy deputies desk desks
    door doors hand hands admit admits tell tells telling told thank thanks thanked chase chases chased
    lapse lapses lapsed whoever square squares outside market markets forget forgets forgotten
  `),
);

/** Names that have such a word in its ordinary sense, or that are names in the database and the API. */
export const allowed: ReadonlySet<string> = new Set(
  forms(`
    deed lapse thanked
  `),
);
