import type { StaffProd } from '@odonta/api/contract';
import { usualTerms } from '@odonta/db/vocabulary/catalog/saleTerms.ts';
import { CreatePage } from '../../../kit/record/CreatePage.tsx';
import { prodSections } from './prodSections.tsx';

const blank: Partial<StaffProd> = {
  degree: 'LOW',
  categories: [],
  services: [],
  nmo: null,
  series_id: null,
  prices: [],
  lecturer_ids: [],
  ...usualTerms,
  seats_limits: [],
  schedule: [],
  program_days: [],
  issued_documents: [],
  inclusions: [],
  speciality_ids: [],
  payment_methods: [...usualTerms.payment_methods],
  seats_display: 'NUMBER',
  waitlist_enabled: false,
  is_date_open: false,
  file_preview: { filename: null, alt: '' },
};

export const ProdCreate = () => (
  <CreatePage<StaffProd>
    title="Новый курс"
    created="Курс создан как черновик"
    blank={blank}
    sections={prodSections}
  />
);
