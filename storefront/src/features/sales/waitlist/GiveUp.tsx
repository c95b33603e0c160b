import type { WaitlistView } from '@odonta/api/contract';
import { useMemo } from 'react';
import { oneAction } from '../../../lib/actions.ts';
import { post } from '../../../lib/api.ts';
import { AskedButton } from '../../platform/actions/AskedButton.tsx';

interface Props {
  entry: WaitlistView;
  word: 'decline' | 'leave';
  label: string;
  onDone(entry: WaitlistView): void;
}

/** Gives the place away. */
export function GiveUp({ entry: { token }, word, label, onDone }: Props) {
  const leave = useMemo(
    () => oneAction((body: object, keyed) => post<WaitlistView>(`/waitlist/${token}/${word}`, body, keyed)),
    [token, word],
  );
  return (
    <AskedButton
      label={label}
      className="button button--quiet"
      title={`${label}?`}
      keep="Остаться"
      act={() => leave({})}
      onDone={onDone}
      failed="Ответ не отправлен: проверьте связь и попробуйте ещё раз"
    >
      <p>Ваше место достанется следующему. Встать в очередь снова можно будет только в её конец.</p>
    </AskedButton>
  );
}
