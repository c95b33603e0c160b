/** The requests of staff to the longest lists: each action of a working day once. */
export interface Asking {
  what: string;
  resource: 'audit_log' | 'manager_requests' | 'orders' | 'prods';
  filter?: Record<string, unknown>;
  sort?: [column: string, direction: 'ASC' | 'DESC'];
  range?: [from: number, to: number];
}

export interface Known {
  requests: number;
  courses: number;
  /** Numbers of a person, a course and a centre that many of the rows are about. */
  person: number;
  prod: number;
  center: number;
}

const day = 86_400;

export function askings({ requests, courses, person, prod, center }: Known): Asking[] {
  const now = Math.floor(Date.now() / 1000);
  const ofAudit: Omit<Asking, 'resource'>[] = [
    { what: 'as it opens' },
    { what: 'of one resource', filter: { resource: 'prods' } },
    { what: 'of one record', filter: { resource: 'prods', record_id: '7919' } },
    { what: 'of one person', filter: { actor_id: person } },
    { what: 'of one action', filter: { action: 'export' } },
    { what: 'of one week', filter: { from: now - 30 * day, to: now - 23 * day } },
    { what: 'by time', sort: ['at', 'DESC'] },
    { what: 'by action', sort: ['action', 'ASC'] },
    { what: 'by person, Z to A', sort: ['actor_name', 'DESC'] },
    { what: 'by resource', sort: ['resource', 'ASC'] },
    { what: 'q: a common word', filter: { q: 'update' } },
    { what: 'q: a rare number', filter: { q: '79190' } },
    { what: 'q: two words', filter: { q: 'lecturers 4242' } },
    { what: 'q: what is nowhere', filter: { q: 'небывалое' } },
    // So many rows are not counted, so there is no last page to go to: the oldest are the first of the other order.
    { what: 'the oldest first', sort: ['id', 'ASC'] },
    { what: 'page 400', range: [9_975, 9_999] },
  ];
  const ofRequests: Omit<Asking, 'resource'>[] = [
    { what: 'as it opens' },
    { what: 'of one status', filter: { status: 'CONFIRMED' } },
    { what: 'of one manager', filter: { manager_id: person } },
    { what: 'of one course', filter: { prod_id: prod } },
    { what: 'of one centre', filter: { center_id: center } },
    { what: "nobody's", filter: { is_free: true } },
    { what: 'overdue', filter: { is_overdue: true } },
    { what: 'of one week', filter: { created_from: now - 30 * day, created_to: now - 23 * day } },
    { what: 'by name', sort: ['name', 'ASC'] },
    { what: 'by when to call', sort: ['next_contact_at', 'DESC'] },
    { what: 'by term', sort: ['sla_due_at', 'DESC'] },
    { what: 'by city', sort: ['city', 'ASC'] },
    { what: 'by status', sort: ['status', 'ASC'] },
    { what: 'by manager, Z to A', sort: ['manager_id', 'DESC'] },
    { what: 'by course, Z to A', sort: ['prod_id', 'DESC'] },
    { what: 'by time', sort: ['created_at', 'ASC'] },
    { what: 'q: a common word', filter: { q: 'Анна' } },
    { what: 'q: a piece of a phone', filter: { q: '67913' } },
    { what: 'q: an address', filter: { q: 'visitor-4242@' } },
    { what: 'q: what is nowhere', filter: { q: 'небывалое' } },
    { what: 'q within a status', filter: { q: 'Анна', status: 'CONFIRMED' } },
    { what: 'a far page by name', sort: ['name', 'DESC'], range: [requests / 2, requests / 2 + 24] },
    // The demo's own rows lie beyond.
    { what: 'its last page', range: [Math.max(requests - 25, 0), Math.max(requests - 1, 24)] },
  ];
  const ofOrders: Omit<Asking, 'resource'>[] = [
    { what: 'as they open' },
    { what: 'of one status', filter: { status: 'REFUNDED' } },
    { what: 'of one course', filter: { prod_id: prod } },
    { what: 'of one centre', filter: { center_id: center } },
    { what: 'of one week', filter: { created_from: now - 90 * day, created_to: now - 83 * day } },
    { what: 'with a debt', filter: { has_debt: true } },
    { what: 'by name', sort: ['last_name', 'ASC'] },
    { what: 'by sum, the largest first', sort: ['total', 'DESC'] },
    { what: 'by status', sort: ['status', 'ASC'] },
    { what: 'q: a common word', filter: { q: 'Замеров' } },
    { what: 'q: an address', filter: { q: 'buyer4242@' } },
    { what: 'q: what is nowhere', filter: { q: 'небывалое' } },
    { what: 'q: a piece of a phone', filter: { q: '67913' } },
  ];
  const ofProds: Omit<Asking, 'resource'>[] = [
    { what: 'as they open' },
    { what: 'of one status', filter: { status: 'CONFIRMED' } },
    { what: 'of one type', filter: { type: 2 } },
    { what: 'of one category', filter: { category: 1 } },
    { what: 'of one centre', filter: { center_id: center } },
    { what: 'from a day on', filter: { date_from: now + 30 * day } },
    { what: 'by name', sort: ['name', 'ASC'] },
    { what: 'by day', sort: ['date_start', 'ASC'] },
    { what: 'by price, the highest first', sort: ['price', 'DESC'] },
    { what: 'by centre', sort: ['center_id', 'ASC'] },
    { what: 'q: a part of many addresses', filter: { q: 'years-' } },
    { what: 'q: one address', filter: { q: 'years-4242' } },
    { what: 'q: what is nowhere', filter: { q: 'небывалое' } },
    { what: 'the last page', range: [Math.max(courses - 25, 0), Math.max(courses - 1, 24)] },
  ];
  return [
    ...ofAudit.map((each) => ({ ...each, resource: 'audit_log' as const })),
    ...ofRequests.map((each) => ({ ...each, resource: 'manager_requests' as const })),
    ...ofOrders.map((each) => ({ ...each, resource: 'orders' as const })),
    ...ofProds.map((each) => ({ ...each, resource: 'prods' as const })),
  ];
}

export function pathOf({ resource, filter = {}, sort, range = [0, 24] }: Asking): string {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range: JSON.stringify(range) });
  if (sort) query.set('sort', JSON.stringify(sort));
  return `/adm/${resource}?${query}`;
}
