/** The screens of the entity, one chunk. */
export { MailingList } from './MailingList.tsx';
export { MailingCreate, MailingEdit, MailingShow } from './MailingPages.tsx';
