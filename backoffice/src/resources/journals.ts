/** The screens of the menu group, one chunk. */
export { AuditList, AuditShow } from './tools/audit_log/AuditScreens.tsx';
export { LetterList, LetterShow } from './tools/outbox/LetterScreens.tsx';
export { QueuesPage } from './tools/queues/QueuesPage.tsx';
