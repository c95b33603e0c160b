import { StatusChip } from './StatusChip.tsx';

/** On the card of somebody who has no e-mail: no letters reach him. */
export const Unwritten = ({ email }: { email: string | null }) =>
  email === null && <StatusChip status="unwritten" tone="info" label="Без письма: нет e-mail" />;
