import type { LecturerSlot } from '@odonta/api/contract';
import { clashInWords } from '@odonta/db/vocabulary/catalog/lecturerClashes.ts';
import type { UtcOffset } from '@odonta/db/vocabulary/catalog/utcOffsets.ts';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { lessonLength, lessonTime } from '@odonta/db/vocabulary/sales/lessons/lessonWords.ts';
import { toast } from '../../../../components/ui/toast.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { BusyButton } from '../../../platform/actions/BusyButton.tsx';
import own from '../../own/own.module.css';
import partner from '../partner.module.css';

interface Props {
  slot: LecturerSlot;
  utcOffset: UtcOffset;
  onChanged(): Promise<void>;
}

const states = { FREE: 'Свободно', ASKED: 'Есть запрос', TAKEN: 'Занято' } as const;
const tones = { FREE: '', ASKED: 'badge--calm', TAKEN: 'badge--good' } as const;

/** Hours of a lecturer: free ones can be taken back. */
export function SlotRow({ slot, utcOffset, onChanged }: Props) {
  const time = lessonTime(slot, utcOffset);
  const price = slot.price === null ? null : formatPrice(slot.price);
  async function remove() {
    await partnerSession.call(`/lk/lessons/slots/${slot.id}`, 'DELETE');
    toast('success', 'Время убрано со страницы курса');
    await onChanged();
  }
  return (
    <li className={`card ${own.row}`}>
      <div className={own.about}>
        <strong>{time}</strong>
        <span className={own.note}>{[lessonLength(slot), price].filter(Boolean).join(' · ')}</span>
        {slot.clashes.map((clash) => (
          <span key={clash.id} className={partner.remark}>
            {clashInWords(clash)}
          </span>
        ))}
      </div>
      <div className={own.end}>
        <span className={`badge ${tones[slot.state]}`}>{states[slot.state]}</span>
        {slot.state === 'FREE' && (
          <BusyButton act={remove} aria-label={`Убрать: ${time}`} failed="Не удалось убрать время">
            Убрать
          </BusyButton>
        )}
      </div>
    </li>
  );
}
