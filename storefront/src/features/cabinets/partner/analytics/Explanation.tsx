import { funnelSteps } from '@odonta/db/vocabulary/catalog/funnel.ts';
import { funnelWords } from '@odonta/db/vocabulary/catalog/funnelWords.ts';
import styles from './analytics.module.css';
import { atLeast } from './words.ts';

/** Each step in one line, and where the medians come from. */
export const Explanation = () => (
  <details className={styles.explanation}>
    <summary>Как это считается</summary>
    <dl>
      {funnelSteps.map((step) => (
        <div key={step}>
          <dt>{funnelWords[step].label}</dt>
          <dd>{funnelWords[step].about}</dd>
        </div>
      ))}
    </dl>
    <p>
      За час каждый шаг курса считается один раз для одного подключения к интернету. Роботы, сотрудники
      центров и Одонты не считаются. Неделя начинается в понедельник по московскому времени, последняя ещё
      идёт.
    </p>
    <p>
      Медиана — середина между курсами других центров в той же категории за то же время. Она видна, если за
      ней стоит не меньше пяти центров. Доля курса входит в неё, если в предыдущем шаге набралось хотя бы{' '}
      {atLeast('opened')}, {atLeast('forms')}, {atLeast('orders')} или {atLeast('paid')}.
    </p>
  </details>
);
