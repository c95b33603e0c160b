/** Deeds that are never done to many records at once, by resource; why not is told by the API. */
export const oneByOne = {
  marketing_balances: ['correct', 'refund', 'post_penalty'],
  orders: ['move'],
  prods: ['cancel_event'],
  users: ['add_role', 'remove_role'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export const isOneByOne = (resource: string, deed: string): boolean =>
  (oneByOne as Readonly<Record<string, readonly string[]>>)[resource]?.includes(deed) ?? false;
