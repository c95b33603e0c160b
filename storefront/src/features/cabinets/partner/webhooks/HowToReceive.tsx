import { Panel } from '../../account/Panel.tsx';
import styles from './webhooks.module.css';

/** The format of messages and the check of their signature, for the developer of an owner. */
export const HowToReceive = ({ withPersons = false }: { withPersons?: boolean }) => (
  <Panel title="Как принимать сообщения">
    <p>
      Каждое событие приходит запросом POST с телом JSON: <code>event</code>, <code>number</code>,{' '}
      <code>created_at</code> и <code>data</code>. Номер растёт от события к событию: упорядочивайте по нему.
      Суммы — в рублях, моменты — в секундах UNIX. {!withPersons && 'Данных участников в сообщениях нет.'}
    </p>
    <ul className={styles.points}>
      <li>
        <code>X-Event</code> — название события: сравнивайте его целиком.
      </li>
      <li>
        <code>X-Delivery</code> — номер доставки. При повторе он тот же: выполняйте каждую доставку один раз.
      </li>
      <li>
        <code>X-Timestamp</code> — время отправки. Не верьте сообщениям старше пяти минут.
      </li>
      <li>
        <code>X-Signature</code> — <code>sha256=</code> и HMAC-SHA256 от строки «X-Timestamp, точка, тело» с
        секретом вебхука.
      </li>
    </ul>
    <pre className={styles.bytes}>{example}</pre>
    <p>
      Ответьте кодом 2xx за 10 секунд. Иначе мы повторим отправку: всего 8 раз за сутки, всё реже. После трёх
      дней без единой доставки вебхук выключится, и вы получите письмо. Переадресации не выполняются.
    </p>
  </Panel>
);

const example = `const at = request.headers['x-timestamp'];
const mine = createHmac('sha256', secret).update(\`\${at}.\${body}\`).digest('hex');
const isGenuine =
  timingSafeEqual(Buffer.from(\`sha256=\${mine}\`), Buffer.from(request.headers['x-signature'])) &&
  Math.abs(Date.now() / 1000 - Number(at)) < 300;`;
