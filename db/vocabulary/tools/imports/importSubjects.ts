interface Subject {
  label: string;
  /** False where records are only changed: their number is fixed. */
  isCreated: boolean;
  /** True for resources that even a narrow right to imports covers. */
  isNarrow: boolean;
}

/** Importable resources, by name. */
export const importSubjects = {
  prods: { label: 'Курсы', isCreated: true, isNarrow: true },
  lecturers: { label: 'Лекторы', isCreated: true, isNarrow: true },
  centers: { label: 'Учебные центры', isCreated: true, isNarrow: false },
  cities: { label: 'Города', isCreated: true, isNarrow: false },
  categories: { label: 'Категории', isCreated: false, isNarrow: false },
  specializations: { label: 'Специализации', isCreated: true, isNarrow: false },
  redirects: { label: 'Переадресации', isCreated: true, isNarrow: true },
} as const satisfies Record<string, Subject>;
export type ImportSubject = keyof typeof importSubjects;
export const importSubjectNames = Object.keys(importSubjects) as ImportSubject[];
