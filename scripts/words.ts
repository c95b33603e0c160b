const forms = (text: string) => text.trim().split(/\s+/);

/** Parts of names that STYLE.md replaces, in small letters. */
export const banned: ReadonlySet<string> = new Set(
  forms(`
    deed deeds enact enacts enacted reckon reckons reckoned reckoning rival rivals deputy deputies desk desks
    door doors hand hands admit admits tell tells telling told thank thanks thanked chase chases chased
    lapse lapses lapsed whoever square squares outside market markets forget forgets forgotten gate gates gated
  `),
);

/** Names that have such a word in its ordinary sense, or that are names in the database and the API. */
export const allowed: ReadonlySet<string> = new Set(
  forms(`
    deed lapse thanked
  `),
);

/** The words among them that have no place in plain English about this app: also refused in comments, titles and documents. */
const dialect =
  /\b(?:deeds?|whoever|whomever|reckon\w*|enact\w*|lapses?|lapsed|doors?|markets?|befell|befall\w*)\b/gi;

/** Dialect in a document or a title; text between backticks names data and code. */
export const dialectIn = (text: string): string[] => withoutCode(text).match(dialect) ?? [];

/** Dialect in the comments of a source. */
export const dialectInComments = (text: string): string[] =>
  text.search(dialect) < 0 ? [] : [...text.matchAll(comments)].flatMap(([comment]) => dialectIn(comment));

/** Comments whose subject is a clause instead of a noun. */
export const clausesInComments = (text: string): string[] => text.match(clause) ?? [];

const clause = /\/\*\* (?:What|Who)\b.*/g;

const comments = /\/\*[\s\S]*?\*\/|(?<![^\s;{,(])(?:\/\/|--)[ \t].*$/gm;

const withoutCode = (text: string) => text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '');
