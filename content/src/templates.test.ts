import { readdirSync, readFileSync } from 'node:fs';
import { assessDraft } from '@mingfa/legal/drafting/assess-draft';
import { documentText, spansOf } from '@mingfa/legal/drafting/document-text';
import { dictionaryOf } from '@mingfa/legal/drafting/fact-definition';
import {
  EMPTY_SHEET,
  type FactValue,
  factOfPath,
  type PlainFacts,
  sheetOf,
} from '@mingfa/legal/drafting/fact-sheet';
import { factNamed, fieldOfList } from '@mingfa/legal/drafting/fact-types';
import { factsUsed } from '@mingfa/legal/drafting/facts-used';
import { findUnequalAmounts } from '@mingfa/legal/drafting/find-unequal-amounts';
import { renderBlankForm, renderTemplate } from '@mingfa/legal/drafting/render-template';
import { suggestFacts } from '@mingfa/legal/drafting/suggest-facts';
import type { Template } from '@mingfa/legal/drafting/template';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadTemplates } from './load-templates.ts';

const { templates, dictionary } = await loadTemplates();
const TODAY = '2026-11-28';
const byId = (id: string): Template => {
  const found = templates.find((template) => template.id === id);
  if (!found) throw new Error(`no template ${id}`);
  return found;
};
const render = (template: Template, facts: PlainFacts) =>
  renderTemplate(template, dictionary, { sheet: sheetOf(facts), today: TODAY });
const text = (id: string, changes: PlainFacts = {}) =>
  documentText(render(byId(id), { ...byId(id).example, ...changes }));

test('every file is a template, and listed where it belongs', () => {
  const files = readdirSync(new URL('../templates', import.meta.url)).filter((name) =>
    name.endsWith('.yaml'),
  );
  expect(templates.map(({ id }) => `${id}.yaml`).toSorted()).toEqual(files.toSorted());
  const listed = parse(readFileSync(new URL('../templates/shared/order.yaml', import.meta.url), 'utf8'));
  expect(templates.map(({ id }) => id)).toEqual(listed.order);
});

describe.each(templates.map((template) => [template.id, template] as const))('%s', (_, template) => {
  test('has a filled example that wants for nothing', () => {
    const assessment = assessDraft(template, dictionary, { sheet: sheetOf(template.example), today: TODAY });
    expect(assessment.missing).toEqual([]);
    expect(assessment.problems).toEqual([]);
    expect(findUnequalAmounts(documentText(render(template, template.example)))).toEqual([]);
    expect(assessment.checks.filter(({ level }) => level === 'error')).toEqual([]);
    for (const { outcome } of [...assessment.fees, ...assessment.deadlines])
      expect(outcome.status, outcome.calculator).toBe('result');
  });

  test('says every fact of its example', () => {
    const used = factsUsed(template);
    const asked = template.steps.flatMap(({ facts }) => facts.map(({ fact }) => fact));
    // What is asked for and changes no word serves a check, a fee or a deadline.
    const silent = Object.keys(template.example).filter((fact) => !used.includes(fact));
    for (const fact of silent) expect(asked).toContain(fact);
    const said = documentText(render(template, template.example));
    for (const value of Object.entries(template.example).flatMap(([fact, held]) =>
      silent.includes(fact) || typeof held !== 'string' ? [] : [held],
    )) {
      const isCode = /^[a-z_]+$|^\d{4}-\d{2}-\d{2}$/.test(value);
      if (!isCode) expect(said).toContain(value);
    }
  });

  test('leaves no bracket of its language and no code of a choice in a document', () => {
    for (const facts of [template.example, {}]) {
      const said = documentText(render(template, facts));
      expect(said).not.toMatch(/\{\{|\}\}|\[\[|\]\]|undefined|null|NaN|\[object|\$[a-z]/);
      expect(said.replace(/word/g, '')).not.toMatch(/[a-z]{3,}/);
    }
  });

  test('is printed blank with lines to write on, and asks for what it needs', () => {
    const spans = spansOf(renderBlankForm(template, dictionary, TODAY));
    expect(spans.some(({ blank }) => blank)).toBe(true);
    const { missing } = assessDraft(template, dictionary, { sheet: EMPTY_SHEET, today: TODAY });
    expect(missing.length).toBeGreaterThan(1);
  });

  test('takes any input for text, in time that does not run away', () => {
    const odd = '<script>alert(1)</script>\u0000\u0007\u202e反\u2066{{cause}} [[x]] =1+1 & "\uD800';
    // Every text is odd, and the first is a megabyte besides; without what is chosen nothing that hangs on it is shown.
    let size = 1_000_000;
    const oddly = (value: FactValue, kind: string | undefined): FactValue => {
      if (kind === 'choice') return value;
      if (typeof value !== 'string') return Number.NaN;
      const text = odd + '长'.repeat(size);
      size = 0;
      return text;
    };
    const types = { dictionary, own: template.own };
    const facts = Object.fromEntries(
      Object.entries(template.example).map(([fact, value]) => [
        fact,
        typeof value === 'object'
          ? value.map((row) =>
              Object.fromEntries(
                Object.entries(row).map(([field, held]) => [
                  field,
                  oddly(held, fieldOfList(types, fact, field)?.kind),
                ]),
              ),
            )
          : oddly(value, factNamed(types, fact)?.kind),
      ]),
    );
    const sheet = sheetOf(facts);
    const document = renderTemplate(template, dictionary, { sheet, today: TODAY });
    const said = documentText(document);
    expect(said).toContain('<script>alert(1)</script>');
    expect(said).not.toMatch(/[\u0000-\u0008\u202a-\u202e\u2066-\u2069]/);
    expect(said.isWellFormed()).toBe(true);
    const { problems } = assessDraft(template, dictionary, { sheet, today: TODAY });
    expect(problems.length).toBeGreaterThan(0);
  });

  test('tells of every span whose words it is', () => {
    const facts = factsUsed(template);
    for (const { origin, text: words } of spansOf(render(template, template.example))) {
      if (origin.kind === 'fact') expect(facts, words).toContain(factOfPath(origin.path));
      expect(words).not.toBe('');
    }
  });
});

describe('civil-complaint', () => {
  test('writes claims and grounds of a loan from its facts', () => {
    const said = text('civil-complaint');
    expect(said).toContain('1. 判令被告向原告偿还尚欠的借款本金100000元。');
    expect(said).toContain('向原告借款120000元（大写：人民币壹拾贰万元整）');
    expect(said).not.toContain('视为');
  });

  test('asks for overdue interest by the LPR only where no rate was agreed and the loan is due', () => {
    const { loan_rate: _, ...rest } = byId('civil-complaint').example;
    const without = documentText(render(byId('civil-complaint'), rest));
    expect(without).toContain('自2025年3月1日的次日起至实际清偿之日止，参照一年期贷款市场报价利率计算');
    expect(text('civil-complaint')).not.toContain('参照一年期贷款市场报价利率计算');
    const ahead = documentText(render(byId('civil-complaint'), { ...rest, loan_due_on: '2027-03-01' }));
    expect(ahead).not.toContain('参照一年期');
  });

  test('a sentence of which something is open that nobody is asked is left out; what is asked stands as a blank', () => {
    const { loan_relation: _, loan_on: __, ...rest } = byId('civil-complaint').example;
    const said = documentText(render(byId('civil-complaint'), rest));
    expect(said).not.toContain('关系。');
    expect(said).toContain('＿＿＿＿年＿＿月＿＿日，被告');
  });

  test('claims somebody typed stand in place of those of the rules', () => {
    const said = text('civil-complaint', { claims: [{ content: '判令被告返还借款12万元', amount: 120000 }] });
    expect(said).toContain('1. 判令被告返还借款12万元。');
    expect(said).not.toContain('尚欠的借款本金100000元。\n2. 判令被告向原告支付利息');
  });

  test('names a company with its representative, and a copy for every defendant', () => {
    const said = text('civil-complaint', {
      defendants: [
        {
          party_kind: 'organisation',
          name: '临江市青禾商贸有限公司',
          domicile: '枫林街9号',
          representative: '郑建平',
        },
        { party_kind: 'person', name: '郑建平', domicile: '枫林街6号' },
      ],
    });
    expect(said).toContain('被告：临江市青禾商贸有限公司，住所地枫林街9号。\n法定代表人（负责人）：郑建平。');
    expect(said).toContain('附：本起诉状副本2份。');
  });

  test('tells that more was repaid than lent', () => {
    const template = byId('civil-complaint');
    const sheet = sheetOf({ ...template.example, loan_repaid: 200_000 });
    const { checks } = assessDraft(template, dictionary, { sheet, today: TODAY });
    expect(checks.map(({ id }) => id)).toContain('repaid_too_much');
  });
});

describe('will', () => {
  test('a self-written one is a text to copy by hand, without witnesses', () => {
    const said = text('will', { will_form: 'self_written' });
    expect(said).toContain('亲手抄写');
    expect(said).not.toContain('见证人');
  });

  test('a printed one has two witnesses, and every page is signed', () => {
    const said = text('will');
    expect(said).toContain('见证人傅安（签名）');
    expect(said).toContain('本页签名');
    const template = byId('will');
    const sheet = sheetOf({ ...template.example, will_witnesses: [{ name: '傅安' }] });
    const { checks, missing } = assessDraft(template, dictionary, { sheet, today: TODAY });
    expect(checks.map(({ id }) => id)).toEqual(['too_few_witnesses']);
    expect(missing).toEqual([{ step: 'signing', path: 'will_witnesses/r1/identity_number' }]);
  });
});

describe('divorce', () => {
  test('an agreement says that there is nothing only where somebody said so', () => {
    const { has_shared_debts: _, ...rest } = byId('divorce-agreement').example;
    expect(documentText(render(byId('divorce-agreement'), rest))).not.toContain('没有夫妻共同债务');
    expect(text('divorce-agreement')).toContain('双方确认没有夫妻共同债务');
  });

  test('an agreement says that its terms bind only upon the divorce', () => {
    const { warnings } = byId('divorce-agreement');
    expect(warnings[0]?.text.zh).toContain('只在离婚登记之后才有约束力');
  });

  test('the official form ticks what was said and leaves both boxes empty where nothing was', () => {
    expect(text('divorce-complaint-form')).toContain('无债务☑　有债务□');
    const blank = documentText(renderBlankForm(byId('divorce-complaint-form'), dictionary, TODAY));
    expect(blank).toContain('无债务□　有债务□');
    expect(blank).not.toContain('☑');
  });
});

test('a template is plain data: what went over the network as JSON draws the same document', () => {
  const travelled = (value: unknown) => JSON.parse(JSON.stringify(value));
  const far = dictionaryOf(
    travelled([...dictionary.facts.values()]),
    travelled([...dictionary.records.values()]),
  );
  for (const template of templates) {
    const sheet = sheetOf(template.example);
    const there = renderTemplate(travelled(template), far, { sheet, today: TODAY });
    expect(there).toEqual(renderTemplate(template, dictionary, { sheet, today: TODAY }));
  }
});

test('parts somebody else wrote take the place of composed ones and are told apart', () => {
  const template = byId('civil-complaint');
  const document = renderTemplate(template, dictionary, {
    sheet: sheetOf(template.example),
    today: TODAY,
    replaced: { facts_and_grounds: { text: '第一段。\n第二段。', by: 'model' } },
  });
  const written = spansOf(document).filter(({ origin }) => origin.kind === 'model');
  expect(written.map(({ text: words }) => words)).toEqual(['第一段。', '第二段。']);
  expect(documentText(document)).not.toContain('朋友关系');
});

test('who lent may be offered as the lender of an IOU, and nobody is where nothing is known', () => {
  const sheet = sheetOf(byId('civil-complaint').example);
  const offered = suggestFacts(dictionary, sheet, 'lender');
  expect(offered).toContainEqual({
    path: 'lender/r1/name',
    candidate: { value: '周明远', source: { kind: 'rule', rule: 'same_as_claimants' } },
  });
  expect(suggestFacts(dictionary, EMPTY_SHEET, 'lender')).toEqual([]);
  expect(suggestFacts(dictionary, sheet, 'court')).toEqual([]);
});
