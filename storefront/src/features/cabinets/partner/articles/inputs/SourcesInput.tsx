import { articleLimits } from '@odonta/db/vocabulary/content/articles/article.ts';
import { RowText } from '../../editor/fields/RowInputs.tsx';
import { Rows } from '../../editor/fields/Rows.tsx';
import { useField } from '../useArticle.ts';
import { ArticleInput } from './ArticleInput.tsx';

/** The sources in the order of the text. */
export function SourcesInput() {
  const { value, set } = useField('sources');
  return (
    <ArticleInput
      name="sources"
      hint={`Исследования и руководства, на которые вы опираетесь, до ${articleLimits.sources}`}
      isGroup
    >
      {() => (
        <Rows
          rows={value}
          nameOf={(number) => `Источник ${number}`}
          addLabel="Добавить источник"
          atMost={articleLimits.sources}
          blank={() => ({ text: '', url: null })}
          onChanged={set}
        >
          {({ text, url }, change) => (
            <>
              <RowText
                label="Авторы, название, год"
                value={text}
                onChanged={(typed) => change({ text: typed })}
              />
              <RowText
                label="Ссылка, если есть"
                type="url"
                value={url ?? ''}
                onChanged={(typed) => change({ url: typed === '' ? null : typed })}
              />
            </>
          )}
        </Rows>
      )}
    </ArticleInput>
  );
}
