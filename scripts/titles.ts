import ts from 'typescript';

const words = (text: string) => text.trim().split(/\s+/);

/** Verbs that need a plural subject, or none: a title that begins with one does not say who acts. */
const withoutSubject: ReadonlySet<string> = new Set(
  words(`
    are were have do don't would should act add allow announce answer appear ask bear become begin believe belong betray
    break bring build carry cause change close come concern confirm cost count cover differ disarm do enlarge equal
    exist expire fail fall find fit fold follow forget gain get give go greet grow hand hide hold improve include join keep
    know lack lead leave let lie limit live lock look lose lower make mask mention merge move need notice open
    outlive owe pause pay promise put reach read reconcile refuse remember remind repay repeat return reveal round
    run save say see send share shorten show shut skip sort spell stand start stay stop suggest survive take
    tell try turn unmask unwrap wait want withhold work write yield
  `),
);

export function beginsWithoutSubject(title: string): boolean {
  const first = /^[A-Za-z']+/.exec(title)?.[0];
  return first !== undefined && withoutSubject.has(first.toLowerCase());
}

/** The titles of `it(…)` in a source, a template up to its first value. */
export function titlesIn(file: string, text: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) titles.push(title.text);
      if (title && ts.isTemplateExpression(title)) titles.push(title.head.text);
    }
    ts.forEachChild(node, visit);
  };
  if (/\bit[.(]/.test(text)) visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return titles;
}

function isTest(called: ts.Expression): boolean {
  const owner = ts.isPropertyAccessExpression(called) ? called.expression : called;
  return ts.isIdentifier(owner) && owner.text === 'it';
}
