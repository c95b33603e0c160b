import {
  choicesOf,
  type LetterChoice,
  type LetterTopic,
  letterChoices,
  letterTopics,
} from '@odonta/db/vocabulary/letterTopics.ts';
import { useId, useState } from 'react';
import { toast } from '../../../components/ui/toast.ts';
import { ApiError } from '../../../lib/api.ts';
import styles from './letters.module.css';

interface Props {
  topic: LetterTopic;
  chosen: LetterChoice;
  choose(choice: LetterChoice): Promise<unknown>;
}

/** Saved as soon as it is chosen; a refusal puts the former choice back. */
export function LetterTopicRow({ topic, chosen, choose }: Props) {
  const id = useId();
  const [shown, setShown] = useState(chosen);
  const [isBusy, setBusy] = useState(false);
  const { label, detail } = letterTopics[topic];
  const save = async (choice: LetterChoice) => {
    setShown(choice);
    setBusy(true);
    try {
      await choose(choice);
      toast('success', `${label}: ${letterChoices[choice].toLowerCase()}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setShown(shown);
      toast('error', error.status === 0 ? 'Нет связи: выбор не сохранён' : error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <li className={styles.topic}>
      <div>
        <label htmlFor={id}>{label}</label>
        {detail !== null && (
          <p id={`${id}-detail`} className={styles.detail}>
            {detail}
          </p>
        )}
      </div>
      <select
        id={id}
        className="input"
        value={shown}
        aria-describedby={detail === null ? undefined : `${id}-detail`}
        aria-busy={isBusy}
        onChange={({ target }) => void save(target.value as LetterChoice)}
      >
        {choicesOf(topic).map((choice) => (
          <option key={choice} value={choice}>
            {letterChoices[choice]}
          </option>
        ))}
      </select>
    </li>
  );
}
