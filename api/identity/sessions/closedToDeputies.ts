const closed = [
  /^\/(adm|partner)\/me\/(password|email|proof|second_factor|sessions)(\/|$)/,
  /^\/adm\/(approvals|center_requisites|platform_requisites|report_schedules|report_letters)(\/|$)/,
  /\/exports?(\/|$)/,
];

const money =
  /^\/(pay|orders|centersOrders|marketingBalances|partner\/(orders|payouts)|adm\/(orders|vouchers|payments|refunds|invoices|accounting_docs|bank_imports|payouts|bonus_accounts|promo_codes|legal_scales|marketing_balances|gift_orders|student_documents))(\/|$)/;

/** What is done in one's own name or not at all: passwords and proofs, people and their rights, money, taking data away. */
export function isClosedToDeputies({ method, path }: { method: string; path: string }): boolean {
  if (closed.some((pattern) => pattern.test(path))) return true;
  return method !== 'get' && (path.startsWith('/adm/users') || money.test(path));
}
