import type { Calculator, CalculatorInputs } from '@mingfa/legal/calculators/calculation';
import { CALCULATORS } from '@mingfa/legal/calculators/registry';
import type { Editor } from '@tiptap/core';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CalculatorForm } from '../../../../components/calculator/calculator-form.tsx';
import { outcomeParts } from '../../../../components/calculator/outcome-parts.ts';
import { usePublishedFigures } from '../../../../components/calculator/use-published-figures.ts';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { putWords } from '../../model/editor/editor-commands.ts';

/** What a calculator comes to, as words of the document. */
export function InsertCalculation({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useTranslation('draft', { keyPrefix: 'editor' });
  const language = currentLanguage() === 'en' ? 'en' : 'zh';
  const figures = usePublishedFigures();
  const [id, setId] = useState(CALCULATORS[0]?.id ?? '');
  const [computed, setComputed] = useState<CalculatorInputs | null>(null);
  const calculator: Calculator | undefined = CALCULATORS.find((one) => one.id === id);
  const outcome = calculator && computed ? calculator.calculate(computed, figures) : null;
  // Documents are Chinese, whoever writes them.
  const total = outcome?.status === 'result' ? outcomeParts(outcome, 'zh').total : null;
  const put = () => {
    if (total === null) return;
    putWords(editor, [editor.schema.text(total)]);
    onClose();
  };
  return (
    <ModalDialog
      open
      size="wide"
      title={t('calculation.title')}
      onClose={onClose}
      footer={
        <Button type="primary" disabled={total === null} onClick={put}>
          {total === null ? t('calculation.put') : t('calculation.putTotal', { total })}
        </Button>
      }
    >
      <SelectField
        label={t('calculation.which')}
        value={id}
        options={CALCULATORS.map((one) => ({ value: one.id, label: one.name[language] }))}
        onChange={(to) => {
          setId(to);
          setComputed(null);
        }}
      />
      {calculator ? (
        <CalculatorForm key={id} calculator={calculator} inputs={{}} onComputed={setComputed} />
      ) : null}
    </ModalDialog>
  );
}
