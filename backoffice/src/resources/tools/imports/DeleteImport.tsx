import type { StaffImport } from '@odonta/api/contract';
import { DeleteFromCard } from '../../../kit/trash/DeleteFromCard.tsx';

/** Not while the import can be undone: its card has the button for that. */
export const DeleteImport = () => <DeleteFromCard<StaffImport> when={canNotBeUndone} />;

const canNotBeUndone = ({ undo_until }: StaffImport) => (undo_until ?? 0) <= Date.now() / 1000;
