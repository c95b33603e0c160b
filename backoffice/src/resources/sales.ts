/** The screens of the menu group, one chunk. */
export { LegalRequestCard } from './legal_requests/LegalRequestCard.tsx';
export { LegalRequestCreate } from './legal_requests/LegalRequestCreate.tsx';
export { LegalRequestList } from './legal_requests/LegalRequestList.tsx';
export { OrderCard } from './orders/OrderCard.tsx';
export { OrderCreate } from './orders/OrderCreate.tsx';
export { OrderList } from './orders/OrderList.tsx';
export { ParticipantCard } from './participants/ParticipantCard.tsx';
export { ParticipantEdit } from './participants/ParticipantEdit.tsx';
export { ParticipantList } from './participants/ParticipantList.tsx';
export { StudentDocumentCard } from './student_documents/StudentDocumentCard.tsx';
export { StudentDocumentList } from './student_documents/StudentDocumentList.tsx';
export { DemandPage } from './waitlist/DemandPage.tsx';
export { WaitlistCard } from './waitlist/WaitlistCard.tsx';
export { WaitlistCreate } from './waitlist/WaitlistCreate.tsx';
export { WaitlistList } from './waitlist/WaitlistList.tsx';
