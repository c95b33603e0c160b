const closed = [
  /^\/(adm|partner)\/me\/(password|email|proof|second_factor|sessions)(\/|$)/,
  /^\/adm\/(approvals|center_requisites)(\/|$)/,
  /\/exports?(\/|$)/,
];

/** What is done in one's own name or not at all: passwords and proofs, people and their rights, money, taking data away. */
export function isClosedToDeputies({ method, path }: { method: string; path: string }): boolean {
  return closed.some((pattern) => pattern.test(path)) || (method !== 'get' && path.startsWith('/adm/users'));
}
