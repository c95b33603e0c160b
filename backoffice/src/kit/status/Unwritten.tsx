import { StatusChip } from './StatusChip.tsx';

/** On the card of a person without an e-mail, who gets no letters. */
export const Unwritten = ({ email }: { email: string | null }) =>
  email === null && <StatusChip status="unwritten" tone="info" label="Без письма: нет e-mail" />;
