/** The screens of the menu group, one chunk. */
export { LegalRequestCard } from './sales/legal_requests/LegalRequestCard.tsx';
export { LegalRequestCreate } from './sales/legal_requests/LegalRequestCreate.tsx';
export { LegalRequestList } from './sales/legal_requests/LegalRequestList.tsx';
export { OrderCard } from './sales/orders/OrderCard.tsx';
export { OrderCreate } from './sales/orders/OrderCreate.tsx';
export { OrderList } from './sales/orders/OrderList.tsx';
export { ParticipantCard } from './sales/participants/ParticipantCard.tsx';
export { ParticipantEdit } from './sales/participants/ParticipantEdit.tsx';
export { ParticipantList } from './sales/participants/ParticipantList.tsx';
export { StudentDocumentCard } from './sales/student_documents/StudentDocumentCard.tsx';
export { StudentDocumentList } from './sales/student_documents/StudentDocumentList.tsx';
export { DemandPage } from './sales/waitlist/DemandPage.tsx';
export { WaitlistCard } from './sales/waitlist/WaitlistCard.tsx';
export { WaitlistCreate } from './sales/waitlist/WaitlistCreate.tsx';
export { WaitlistList } from './sales/waitlist/WaitlistList.tsx';
