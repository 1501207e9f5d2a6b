import EditOutlined from '@ant-design/icons/EditOutlined';
import OrderedListOutlined from '@ant-design/icons/OrderedListOutlined';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { QuietNote } from '../../../../components/quiet-note.tsx';
import { Segments } from '../../../../components/segments.tsx';
import { inLanguage } from '../../../../lib/in-language.ts';
import type { DraftDesk } from '../../model/draft-desk.ts';
import { countIn, openPaths, shownSteps, touches } from '../../model/form-paths.ts';
import { AskedFactField } from './asked-fact-field.tsx';
import styles from './form-pane.module.css';
import { WrittenPartField } from './written-part-field.tsx';

export interface FormPaneProps {
  desk: DraftDesk;
  /** What was open when one asked for that alone stays while it is filled in: no field goes away under the hand. */
  shownAlone: ReadonlySet<string> | null;
  onAlone: (open: ReadonlySet<string> | null) => void;
  onGuided: () => void;
  /** To the document itself, and back from it to its template. */
  onEdit: () => void;
  onBack: () => void;
}

/** The form of a template: its groups of fields, and the parts that rules compose. */
export function FormPane({ desk, shownAlone, onAlone, onGuided, onEdit, onBack }: FormPaneProps) {
  const { t } = useTranslation('draft');
  const { template, draft, preview } = desk;
  const open = openPaths(template, preview, draft.sheet);
  const alone = shownAlone ? new Set([...shownAlone, ...open]) : null;
  const steps = shownSteps(template, preview)
    .map((step) => ({
      ...step,
      open: countIn(open, step.facts),
      facts: step.facts.filter(({ fact }) => !alone || touches(alone, fact)),
    }))
    .filter(({ facts }) => facts.length > 0);
  const goToStep = (id: string) =>
    document.getElementById(`step-${id}`)?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  return (
    <section className={styles.pane} aria-label={t('form.label')} data-form>
      <div className={styles.tools}>
        <Segments
          label={t('form.show')}
          segments={[
            { key: 'all', label: t('form.all'), isOn: !alone, onChoose: () => onAlone(null) },
            {
              key: 'open',
              label: t('form.open', { count: open.size }),
              isOn: alone !== null,
              onChoose: () => onAlone(open),
            },
          ]}
        />
        <span className={styles.ways}>
          <Button icon={<OrderedListOutlined aria-hidden />} onClick={onGuided}>
            {t('form.guided')}
          </Button>
          <Button icon={<EditOutlined aria-hidden />} onClick={onEdit}>
            {t('form.edit')}
          </Button>
        </span>
      </div>
      {steps.length > 1 ? (
        <nav className={styles.steps} aria-label={t('form.steps')}>
          {steps.map((step) => (
            <button key={step.id} type="button" className={styles.step} onClick={() => goToStep(step.id)}>
              {inLanguage(step.title)}
              {step.open > 0 ? (
                <span className={styles.count}>
                  <span aria-hidden="true">{step.open}</span>
                  <span className="visually-hidden">{t('form.openIn', { count: step.open })}</span>
                </span>
              ) : null}
            </button>
          ))}
        </nav>
      ) : null}
      {draft.isFree ? <FreeNotice onEdit={onEdit} onBack={onBack} /> : null}
      {steps.length === 0 ? <QuietNote>{t('form.nothingOpen')}</QuietNote> : null}
      {steps.map((step) => (
        <section key={step.id} id={`step-${step.id}`} className={styles.group}>
          <h2 className={styles.title}>{inLanguage(step.title)}</h2>
          <div className={styles.fields}>
            {step.facts.map((asked) => (
              <AskedFactField key={asked.fact} desk={desk} asked={asked} />
            ))}
          </div>
        </section>
      ))}
      {alone || template.parts.length === 0 ? null : (
        <section id="step-parts" className={styles.group}>
          <h2 className={styles.title}>{t('part.title')}</h2>
          <p className={styles.intro}>{t('part.intro')}</p>
          <div className={styles.fields}>
            {template.parts.map((part) => (
              <WrittenPartField key={part.id} desk={desk} part={part} />
            ))}
          </div>
        </section>
      )}
    </section>
  );
}

/** Somebody edited the document itself: facts do not flow into it until it is given back to its template. */
function FreeNotice({ onEdit, onBack }: { onEdit: () => void; onBack: () => void }) {
  const { t } = useTranslation('draft');
  return (
    <div className={styles.notice} role="status">
      <p>{t('free.text')}</p>
      <Button size="small" type="primary" onClick={onEdit}>
        {t('free.edit')}
      </Button>
      <Button size="small" onClick={onBack}>
        {t('free.back')}
      </Button>
    </div>
  );
}
