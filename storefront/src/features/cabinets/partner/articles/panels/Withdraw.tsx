import { toast } from '../../../../../components/ui/toast.ts';
import { AskedButton } from '../../../../platform/actions/AskedButton.tsx';
import { useArticleAction } from './useArticleAction.ts';

export function Withdraw() {
  const act = useArticleAction();
  return (
    <AskedButton
      label="Отозвать"
      title="Отозвать с проверки?"
      keep="Оставить на проверке"
      act={() => act('withdraw')}
      onDone={() => toast('success', 'Отозвано: можно править и отправить снова')}
    >
      <p>
        Редактор перестанет читать статью. Всё написанное останется у вас, чтобы исправить и отправить снова.
      </p>
    </AskedButton>
  );
}
