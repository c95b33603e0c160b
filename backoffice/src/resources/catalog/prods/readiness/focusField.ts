/** The section of the form with this field. */
const sections: Readonly<Record<string, string>> = {
  text: 'content',
  city_id: 'place',
  address: 'place',
  lecturer_ids: 'lecturers',
  file_preview: 'cover',
  schedule: 'schedule',
  issued_documents: 'offer',
  inclusions: 'offer',
  group_size: 'offer',
  speciality_ids: 'offer',
  refund_policy: 'terms',
  nmo: 'nmo',
};

export const sectionOf = (field: string): string => sections[field] ?? 'main';

/** An input of a form is found by its name; one that is made of several, by the mark or the class around it. */
export function focusField(field: string): void {
  const section = document.getElementById(sectionOf(field));
  const named = [...(section?.querySelectorAll<HTMLElement>(`[name="${field}"], [id^="${field}"]`) ?? [])];
  const around = section?.querySelector(`[data-source="${field}"], .ra-input-${field}`) ?? section;
  const target = named.find((element) => element.matches(focusable)) ?? firstIn(around);
  target?.scrollIntoView({ block: 'center' });
  target?.focus();
}

const focusable = 'input:not([type="hidden"], [hidden]), textarea, button, [contenteditable="true"]';

/** The text itself, before buttons of the bar above it. */
function firstIn(place: Element | null | undefined): HTMLElement | null {
  const editor = place?.querySelector<HTMLElement>('[contenteditable="true"]');
  return editor ?? place?.querySelector<HTMLElement>(focusable) ?? null;
}
