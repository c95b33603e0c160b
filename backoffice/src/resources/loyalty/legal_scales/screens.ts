/** The screens of the entity, one chunk. */
export { LegalScaleList } from './LegalScaleList.tsx';
export { LegalScaleCreate, LegalScaleEdit, LegalScaleShow } from './LegalScalePages.tsx';
