/** The screens of the menu group, one chunk. */
export { AuditList, AuditShow } from './audit_log/AuditScreens.tsx';
export { LetterList, LetterShow } from './outbox/LetterScreens.tsx';
export { QueuesPage } from './queues/QueuesPage.tsx';
