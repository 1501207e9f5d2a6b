import { describe, expect, test } from 'vitest';
import { documentText, spansOf } from './document-text.ts';
import type { FactDictionary } from './fact-definition.ts';
import { offerFact, type PlainFacts, sheetOf } from './fact-sheet.ts';
import { factsUsed, touchesTemplate } from './facts-used.ts';
import { parseCondition, parseOperand } from './parse-expression.ts';
import { parseText } from './parse-text.ts';
import { renderBlankForm, renderTemplate } from './render-template.ts';
import type { Template, TemplateBlock } from './template.ts';

const TODAY = '2026-11-28';
const label = { zh: '甲', en: 'A' };
const dictionary: FactDictionary = {
  records: new Map([
    [
      'party',
      {
        id: 'party',
        label,
        fields: [
          { id: 'name', kind: 'text', label },
          { id: 'phone', kind: 'mobile', label },
        ],
      },
    ],
  ]),
  facts: new Map([
    ['rent', { id: 'rent', kind: 'money', label }],
    ['deposit', { id: 'deposit', kind: 'money', label }],
    ['pets', { id: 'pets', kind: 'yes_no', label }],
    ['from', { id: 'from', kind: 'date', label }],
    ['remarks', { id: 'remarks', kind: 'long_text', label }],
    ['tenants', { id: 'tenants', kind: 'list', record: 'party', label }],
  ]),
};

const paragraph = (text: string, when?: string): TemplateBlock => ({
  kind: 'paragraph',
  style: 'body',
  when: when === undefined ? undefined : parseCondition(when),
  text: parseText(text),
  notes: [],
});

/** A contract of a few clauses. */
function templateOf(body: readonly TemplateBlock[]): Template {
  return {
    id: 'lease',
    shelf: 'contracts',
    title: label,
    documentTitle: '租赁合同',
    about: label,
    usedBy: label,
    calledAlso: [],
    everydayWords: [],
    handedInWith: [],
    official: null,
    layout: 'plain',
    steps: [{ id: 'all', title: label, facts: [{ fact: 'rent', required: true, fields: [] }] }],
    own: [],
    parts: [
      {
        id: 'terms',
        label,
        paragraphs: [
          {
            id: 'term',
            sentences: [
              { id: 'rent', text: parseText('租金{{rent}}。') },
              { id: 'deposit', text: parseText('押金{{deposit}}。') },
            ],
          },
        ],
      },
    ],
    body,
    pageFoot: [],
    checks: [],
    warnings: [],
    attachments: [],
    copies: [{ count: parseOperand('2'), text: label }],
    fees: [],
    deadlines: [],
    articles: [],
    example: {},
  };
}

const rendered = (body: readonly TemplateBlock[], facts: PlainFacts = {}) =>
  renderTemplate(templateOf(body), dictionary, { sheet: sheetOf(facts), today: TODAY });
const textOf = (body: readonly TemplateBlock[], facts: PlainFacts = {}) =>
  documentText(rendered(body, facts));

describe('clauses', () => {
  const clauses: TemplateBlock[] = [
    {
      kind: 'numbered',
      numbering: 'articles',
      of: [
        paragraph('租金为{{rent}}（大写：{{rent|capital}}）。'),
        paragraph('允许饲养宠物。', 'pets'),
        {
          kind: 'each',
          list: 'tenants',
          as: 'tenant',
          blankRows: 0,
          of: [paragraph('承租人{{tenant.name}}。')],
        },
        paragraph('自{{from}}起。'),
      ],
    },
  ];

  test('count through conditions and repetitions', () => {
    const facts = {
      rent: 3000.5,
      pets: false,
      from: '2026-12-01',
      tenants: [{ name: '甲' }, { name: '乙' }],
    };
    expect(textOf(clauses, facts).split('\n')).toEqual([
      '第一条　租金为3000.50元（大写：叁仟元伍角）。',
      '第二条　承租人甲。',
      '第三条　承租人乙。',
      '第四条　自2026年12月1日起。',
    ]);
    expect(textOf(clauses, { ...facts, pets: true })).toContain('第二条　允许饲养宠物。');
  });

  test('a text of several lines is several paragraphs under one number', () => {
    const body: TemplateBlock[] = [{ kind: 'numbered', numbering: 'han', of: [paragraph('{{remarks}}')] }];
    expect(textOf(body, { remarks: '一行\r\n二行\u0007' }).split('\n')).toEqual(['一、一行', '二行']);
  });
});

describe('values', () => {
  test('an optional stretch goes with what is open in it, and is drawn in a blank form', () => {
    const body = [paragraph('租金{{rent}}[[，押金{{deposit}}]]。')];
    expect(textOf(body, { rent: 1 })).toBe('租金1元。');
    expect(documentText(renderBlankForm(templateOf(body), dictionary, TODAY))).toBe(
      '租金＿＿＿＿＿元，押金＿＿＿＿＿元。',
    );
  });

  test('a sentence waits as a blank for what is asked, and is left out for what is not', () => {
    expect(textOf([{ kind: 'part', part: 'terms' }])).toBe('租金＿＿＿＿＿元。');
    expect(textOf([{ kind: 'part', part: 'terms' }], { rent: 1, deposit: 2 })).toBe('租金1元。押金2元。');
  });

  test('names, boxes, numerals and days are written as papers write them', () => {
    const body = [
      paragraph(
        '{{tenants|names}}，宠物{{pets|boxes 可以 不可}}，{{box: rent > 0}}，{{from|han_date}}，{{count(tenants)|han}}人',
      ),
    ];
    expect(
      textOf(body, { tenants: [{ name: '甲' }, { name: '乙' }], pets: true, rent: 1, from: '2026-11-08' }),
    ).toBe('甲、乙，宠物可以☑　不可□，☑，二〇二六年十一月八日，二人');
  });

  test('tell the field they are of and how it was filled', () => {
    const story = { kind: 'story', place: { start: 0, end: 4, quote: '3000' } } as const;
    const sheet = offerFact(sheetOf({ tenants: [{ name: '甲' }] }), 'rent', { value: 3000, source: story });
    const body = [
      paragraph('{{rent}}'),
      {
        kind: 'each',
        list: 'tenants',
        as: 'tenant',
        blankRows: 1,
        of: [paragraph('{{tenant.name}}{{tenant.phone}}')],
      },
    ] satisfies TemplateBlock[];
    const origins = spansOf(renderTemplate(templateOf(body), dictionary, { sheet, today: TODAY })).map(
      ({ origin }) => origin,
    );
    expect(origins).toEqual([
      { kind: 'fact', path: 'rent', from: 'story' },
      { kind: 'fact', path: 'tenants/r1/name', from: 'typed' },
      { kind: 'fact', path: 'tenants/r1/phone', from: null },
    ]);
  });
});

test('a template knows which facts touch it, by name of row too', () => {
  const template = templateOf([
    { kind: 'each', list: 'tenants', as: 'tenant', blankRows: 0, of: [paragraph('{{tenant.name}}', 'pets')] },
    { kind: 'part', part: 'terms' },
  ]);
  expect(factsUsed(template)).toEqual(['deposit', 'pets', 'rent', 'tenants']);
  expect(touchesTemplate(template, 'tenants/r1/phone')).toBe(true);
  expect(touchesTemplate(template, 'from')).toBe(false);
});

test.each(['{{', 'a }} b', '{{rent|loud}}', '{{}}', '[[a', '{{rent.x.y}}', '{{box: }}'])(
  '%j is no text of a template',
  (text) => {
    expect(() => parseText(text)).toThrow(SyntaxError);
  },
);

test('a day that does not exist and a sum that cannot be are open in the document', () => {
  const body = [paragraph('租金{{rent}}，自{{from}}起，押金{{deposit}}。')];
  expect(textOf(body, { rent: 1e300, from: '2023-02-30', deposit: -5 })).toBe(textOf(body));
  expect(textOf(body, { rent: 3000, from: '2023-02-28', deposit: 0 })).toContain('3000');
});

test('where figures alone are written, the blank leaves the 元 to the template', () => {
  expect(textOf([paragraph('租金{{rent|figures}}元。')])).not.toContain('元元');
});

describe('a figure that is refused', () => {
  const template = templateOf([
    paragraph('租金{{rent}}。'),
    paragraph('押金{{deposit}}。', 'deposit known'),
    paragraph('另付[[押金{{deposit}}]]。'),
  ]);
  const said = (facts: PlainFacts) => {
    const document = renderTemplate(template, dictionary, { sheet: sheetOf(facts), today: TODAY });
    return { text: documentText(document), blanks: spansOf(document).filter(({ blank }) => blank).length };
  };
  test.each(['12万多', -1, 0.005])(
    'is a marked blank in the paper, also where it may be left out: %s',
    (refused) => {
      const { text, blanks } = said({ rent: refused, deposit: refused });
      expect(text).not.toContain(String(refused));
      expect(text.match(/租金＿＿＿＿＿元|押金＿＿＿＿＿元/g)).toHaveLength(3);
      expect(blanks).toBe(3);
    },
  );
  test('is not what was never filled in', () => {
    expect(said({ rent: 3000 }).text).not.toContain('押金');
  });
});
