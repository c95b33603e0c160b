import type { CourseToWriteTo } from '@odonta/api/contract';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { DialogActions } from '../../../platform/actions/DialogActions.tsx';
import styles from './messages.module.css';
import { toSoMany } from './messageWords.ts';

interface Props {
  letter: { course: CourseToWriteTo; subject: string; text: string };
  isBusy: boolean;
  goBack(): void;
  send(event: SubmitEvent): Promise<void>;
}

export function ConfirmMessage({ letter: { course, subject, text }, isBusy, goBack, send }: Props) {
  const question = useRef<HTMLHeadingElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <form className="form" onSubmit={send} noValidate>
      <h3 ref={question} tabIndex={-1} className={styles.question}>
        Отправить {toSoMany(course.recipients)}?
      </h3>
      <p>
        Письмо о курсе «{course.name}» получат участники и те, кто оплатил запись, каждый по одному разу.
        Отозвать его будет нельзя.
      </p>
      <div className={styles.letter}>
        <strong>{subject}</strong>
        <p className={styles.text}>{text}</p>
      </div>
      <DialogActions failure="" isBusy={isBusy} keep="Исправить" yes="Отправить" close={goBack} />
    </form>
  );
}
