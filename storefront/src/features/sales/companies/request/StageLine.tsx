import type { CompanyRequestView } from '@odonta/api/contract';
import { stageLabel } from '@odonta/db/vocabulary/sales/companies/legalRequest.ts';
import styles from './request.module.css';
import { stagesOf } from './requestWords.ts';

/** The present stage of the request, and the next ones. */
export function StageLine({ request }: { request: CompanyRequestView }) {
  const stages = stagesOf(request);
  const now = stages.indexOf(request.stage);
  return (
    <ol className={styles.stages} aria-label="Ход заявки">
      {stages.map((stage, index) => (
        <li
          key={stage}
          className={index <= now ? styles.passed : undefined}
          aria-current={index === now ? 'step' : undefined}
        >
          {stageLabel(stage, {
            debt: request.order?.debt,
            hasOrder: index === now && request.order !== null,
          })}
          {index < now && <span className="visually-hidden"> — пройдено</span>}
        </li>
      ))}
    </ol>
  );
}
