/** The fields of a course that its centre edits, in the order of the editor. */
export const editedFields = [
  'name',
  'type',
  'degree',
  'categories',
  'is_date_open',
  'date_start',
  'date_end',
  'schedule',
  'duration_hours',
  'city_id',
  'address',
  'directions',
  'online_link',
  'text',
  'program',
  'program_days',
  'for_whom',
  'result',
  'requirements',
  'speciality_ids',
  'services',
  'nmo',
  'issued_documents',
  'inclusions',
  'inclusions_note',
  'lecturer_ids',
  'file_preview',
  'price',
  'prices',
  'seats_total',
  'seats_limits',
  'seats_display',
  'group_size',
  'waitlist_enabled',
  'waitlist_hours',
  'registration_from',
  'registration_to',
  'requires_confirmation',
  'payment_methods',
  'hold_minutes',
  'invoice_days',
  'refund_policy',
  'reprice_on_reduction',
  'replace_hours',
] as const;
export type EditedField = (typeof editedFields)[number];

/** Fields that agree only together: accepting one of them accepts all that are edited. */
const together: readonly (readonly EditedField[])[] = [
  ['type', 'city_id', 'address', 'is_date_open', 'date_start', 'date_end', 'schedule'],
  ['services', 'nmo'],
  ['registration_from', 'registration_to'],
  ['price', 'prices', 'seats_limits', 'payment_methods'],
];

/** Whether two fields agree only together. */
export const areCompanions = (one: EditedField, other: EditedField): boolean =>
  together.some((group) => group.includes(one) && group.includes(other));

/** The chosen fields among the edited ones, and those that go with them. */
export function withCompanions(
  chosen: readonly EditedField[],
  edited: readonly EditedField[],
): EditedField[] {
  const groups = together.filter((group) => group.some((field) => chosen.includes(field)));
  const taken = new Set<EditedField>([...chosen, ...groups.flat()]);
  return edited.filter((field) => taken.has(field));
}
