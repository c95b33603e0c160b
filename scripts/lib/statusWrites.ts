import ts from 'typescript';

/** Calls whose argument is written into a row, and the position of that argument. */
const writers: Readonly<Record<string, number>> = {
  set: 0,
  setAttributes: 0,
  update: 0,
  upsert: 0,
  assign: 1,
};
const namers = new Set(['set', 'setDataValue']);
const assignedInSql = /\bset\b(?:(?!\b(?:where|from|returning)\b)[\s\S])*?(?<![\w.])"?status"?\s*=(?!=)/i;
const assignedInTrigger = /\bnew\."?status"?\s*:?=(?!=)/i;

/** Where a source writes a property or column `status`, however it is spelled: line and text. */
export function statusWritesIn(name: string, text: string): string[] {
  if (!/status/i.test(text)) return [];
  if (name.endsWith('.sql')) return isSqlWrite(text) ? [`${name} ${firstLine(text)}`] : [];
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isAssignment(node) || isWritingCall(node) || isSql(node))
      found.push(`${name}:${lineOf(source, node)} ${firstLine(node.getText())}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const lineOf = (source: ts.SourceFile, node: ts.Node) =>
  source.getLineAndCharacterOfPosition(node.getStart()).line + 1;

const firstLine = (text: string) => text.replace(/\s+/g, ' ').slice(0, 100);

function isAssignment(node: ts.Node): boolean {
  if (!ts.isBinaryExpression(node)) return false;
  const { kind } = node.operatorToken;
  const assigns = kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
  return assigns && isStatusOf(node.left);
}

/** `x.status` or `x['status']`; `this.status` of an object is no row. */
function isStatusOf(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node))
    return node.name.text === 'status' && node.expression.kind !== ts.SyntaxKind.ThisKeyword;
  return ts.isElementAccessExpression(node) && isStatusText(node.argumentExpression);
}

function isStatusText(node: ts.Node | undefined): boolean {
  if (node && ts.isAsExpression(node)) return isStatusText(node.expression);
  return node !== undefined && ts.isStringLiteralLike(node) && node.text === 'status';
}

function isWritingCall(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const { expression, name } = node.expression;
  if (expression.kind === ts.SyntaxKind.ThisKeyword) return false;
  if (namers.has(name.text) && isStatusText(node.arguments[0])) return true;
  if (name.text === 'bulkCreate') return updatesOnDuplicate(node.arguments[1]);
  const place = writers[name.text];
  return place !== undefined && node.arguments.slice(place, place + 1).some((each) => holdsStatus(each));
}

function updatesOnDuplicate(options: ts.Node | undefined): boolean {
  if (!options || !ts.isObjectLiteralExpression(options)) return false;
  const list = options.properties.find((each) => each.name?.getText() === 'updateOnDuplicate');
  if (!list || !ts.isPropertyAssignment(list)) return false;
  const { initializer } = list;
  return ts.isArrayLiteralExpression(initializer) && initializer.elements.some(isStatusText);
}

/** An object literal that is written, or a constant of this file with one. */
function holdsStatus(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return holdsStatus(node.expression);
  if (ts.isConditionalExpression(node)) return holdsStatus(node.whenTrue) || holdsStatus(node.whenFalse);
  if (ts.isBinaryExpression(node)) return holdsStatus(node.right);
  if (ts.isIdentifier(node)) return constantsNamed(node).some(holdsStatus);
  if (!ts.isObjectLiteralExpression(node)) return false;
  return node.properties.some((each) =>
    ts.isSpreadAssignment(each)
      ? holdsStatus(each.expression)
      : each.name !== undefined && each.name.getText().replace(/['"[\]]/g, '') === 'status',
  );
}

function constantsNamed(name: ts.Identifier): ts.Expression[] {
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isVariableDeclaration(node) &&
      node.name.getText() === name.text &&
      node.initializer &&
      node.initializer.pos > -1 &&
      !isWithin(name, node)
    )
      found.push(node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(name.getSourceFile());
  return found;
}

const isWithin = (inner: ts.Node, outer: ts.Node): boolean =>
  inner.pos >= outer.pos && inner.end <= outer.end;

function isSql(node: ts.Node): boolean {
  const isText = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
  return isText && isSqlWrite(node.getText().replaceAll('\\', ''));
}

const isSqlWrite = (text: string): boolean =>
  (/\bupdate\b/i.test(text) && assignedInSql.test(text)) || assignedInTrigger.test(text);
