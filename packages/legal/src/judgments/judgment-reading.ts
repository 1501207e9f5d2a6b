import type { IsoDate } from '../statute/statute.ts';

/** What a matter is about at large; it decides which tables read the rest. */
export type CaseArea =
  | 'civil'
  | 'criminal'
  | 'administrative'
  | 'enforcement'
  /** Compensation by the State (国家赔偿). */
  | 'compensation'
  /** Special, payment-order and public-notice procedures without an opponent (特别程序、督促、公示催告). */
  | 'non-contentious'
  /** A prosecutor's matter beside these (检察监督、公益诉讼 before a court was asked). */
  | 'supervision';

/** Levels of courts, highest first (人民法院组织法 §12–13). */
export type JudgmentLevel = 'supreme' | 'high' | 'intermediate' | 'basic';

/** What the court was doing when it made the document. */
export type CaseProcedure =
  | 'first_instance'
  /** 简易程序, where the text says so. */
  | 'summary'
  /** 小额诉讼, where the text says so. */
  | 'small_claims'
  | 'second_instance'
  /** 再审审查. */
  | 'retrial_application'
  /** 再审, 提审. */
  | 'retrial'
  /** Complaints and protests before a retrial (申诉审查, 抗诉). */
  | 'supervision'
  | 'death_penalty_review'
  /** Review of a sentence below the statutory minimum (刑法 §63). */
  | 'sentence_review'
  | 'jurisdiction'
  | 'recusal'
  | 'special'
  | 'payment_order'
  | 'public_notice'
  | 'preservation'
  | 'enforcement'
  | 'enforcement_objection'
  | 'enforcement_review'
  /** 减刑, 假释. */
  | 'sentence_change'
  | 'compensation'
  | 'arbitration'
  | 'none';

/** What sort of document it is, by its heading. */
export type JudgmentKind =
  | 'judgment'
  | 'ruling'
  | 'decision'
  | 'mediation'
  /** 支付令, 搜查令 and other orders. */
  | 'order'
  | 'notice'
  /** 补正裁定: mends slips of the pen in an earlier document. */
  | 'correction'
  | 'guiding_case'
  | 'typical_case';

/** How much a case counts for others: 指导性案例, 人民法院案例库入库案例, 公报/典型案例, none of these. */
export type CaseAuthority = 'guiding' | 'reference' | 'typical' | 'ordinary';

/** A run of characters of the text that was read: UTF-16 offsets, end exclusive; `line` counts from 1. */
export interface TextPlace {
  start: number;
  end: number;
  line: number;
}

/** A case number as the document gives it. */
export interface ReadCaseNumber {
  /** Brackets （）, digits and hyphen half-width, no spaces: `（2015）民二终字第191-2号`. */
  number: string;
  /** As written. */
  written: string;
  /** True where year or number are masked with ×; two such numbers may look alike and be different cases. */
  masked: boolean;
}

/** A natural person, any other body (firms of one person, too), or an organ of the State. */
export type PartyKind = 'person' | 'organisation' | 'authority';

/** A party as the head of the document lists it, or as the text names it where there is no list. */
export interface JudgmentParty {
  name: string;
  /** As printed: 再审申请人, 原审被告人. */
  stance: string;
  /** Stances before, as printed in brackets: 一审原告, 二审被上诉人. */
  earlier: string[];
  /** `organisation` includes firms of one person (个体工商户); `authority` is an organ of the State. */
  kind: PartyKind;
  /** The short form the document introduces for it (以下简称…), null without. */
  alias: string | null;
  /** 法定代表人, 负责人, 经营者 and 法定代理人 named under it. */
  representatives: { name: string; role: string }[];
}

/** Somebody who acts for parties. */
export interface JudgmentCounsel {
  name: string;
  /** A practising lawyer, told by 律师 or a law firm; legal workers, relatives and employees are not. */
  lawyer: boolean;
  /** The firm, where named. */
  firm: string | null;
  /** As printed: 委托诉讼代理人, 辩护人. */
  role: string;
  /** Positions in `parties`, counted from 0. */
  of: number[];
}

/** A judge, assessor, assistant or clerk in the signatures. */
export interface PanelMember {
  name: string;
  /** As printed: 审判长, 代理审判员, 人民陪审员, 法官助理, 书记员. */
  role: string;
}

/** An article that the document names. */
export interface CitedArticle extends TextPlace {
  /** As the court calls it, without 《》; a short form the document introduces is resolved to the title. */
  law: string;
  /** Key of the article: `577`, `133-1`. */
  article: string;
  /** 款 and 项, counted from 1; null where not said. */
  paragraph: number | null;
  item: number | null;
  /** Named in the sentence on which the decision rests (依照…判决如下). */
  basis: boolean;
  /** `argued`: only a party, or a court below that is being told of, names it. */
  voice: 'court' | 'argued';
}

/** A sum that the decision orders to be paid; costs of the proceedings are none. */
export interface OrderedAmount extends TextPlace {
  yuan: number;
}

/** Granted, granted in part, or refused. */
export type ClaimResult = 'supported' | 'partly' | 'dismissed';

/** What was ordered, in one word. */
export type Disposal =
  | 'affirmed'
  | 'changed'
  | 'remanded'
  | 'annulled'
  | 'claims_granted'
  | 'claims_partly_granted'
  | 'claims_dismissed'
  | 'suit_dismissed'
  | 'not_accepted'
  | 'withdrawal_allowed'
  | 'deemed_withdrawn'
  | 'application_granted'
  | 'application_dismissed'
  | 'retrial_ordered'
  | 'taken_up'
  | 'execution_stayed'
  | 'approved'
  | 'not_approved'
  | 'jurisdiction_designated'
  | 'transferred'
  | 'convicted'
  | 'acquitted'
  | 'preservation_ordered'
  | 'terminated'
  | 'ended_for_now'
  | 'corrected'
  | 'agreed'
  | 'declared'
  | 'payment_ordered'
  | 'reduced';

/** What the decision says of one claim; before a higher court the appeal or application is the claim. */
export interface ClaimOutcome {
  /** A few words: 上诉, 再审申请, a charge, or the claim as the party put it. */
  claim: string;
  result: ClaimResult;
}

/** The parts of a document; the last five only of guiding and typical cases. */
export type SectionKind =
  | 'parties'
  | 'procedure'
  | 'claims'
  | 'defence'
  | 'facts'
  | 'issues'
  | 'reasoning'
  /** From the first line that is ordered on. */
  | 'ruling'
  | 'costs'
  /** Remedies and effect. */
  | 'appeal'
  | 'keywords'
  /** 裁判要点, 裁判要旨, 要旨. */
  | 'gist'
  /** 相关法条. */
  | 'articles'
  /** 典型意义, 指导意义. */
  | 'significance'
  /** 检察机关履职过程. */
  | 'duties';

/** A section; what courts below found and held are sections of their own kinds, so a kind may come several times. */
export interface JudgmentSection extends TextPlace {
  kind: SectionKind;
  /** False for what another court found or held and is being told of. */
  own: boolean;
}

/** The fields of a reading that can be in doubt. */
export type JudgmentField =
  | 'title'
  | 'numbers'
  | 'court'
  | 'region'
  | 'area'
  | 'causes'
  | 'procedure'
  | 'kind'
  | 'date'
  | 'panel'
  | 'parties'
  | 'counsel'
  | 'cited'
  | 'outcome'
  | 'sections';

/** Why a field is in doubt; screens put it into words. */
export type UncertainReason =
  /** The document has none where one is usual. */
  | 'not_found'
  /** Taken from the title or other data beside the text. */
  | 'from_title'
  /** Concluded from the case number or other parts, not said. */
  | 'inferred'
  /** Masked with × or 某. */
  | 'masked'
  /** The text gives more than one. */
  | 'several'
  /** Found, but in an unusual form or place. */
  | 'unusual';

/** What was read in the document of a case, by rule alone. Nothing is guessed without a mark in `uncertain`. */
export interface JudgmentReading {
  /** The title given beside the text, else the heading's own; null where there is none. */
  title: string | null;
  /** The document's own numbers; empty where it rightly has none. Of guiding and typical cases those of the decisions reported, the last instance first. */
  numbers: ReadCaseNumber[];
  /** The number of a guiding case (指导性案例269号, 检例第244号) or of the case library (入库编号), else null. */
  ownNumber: string | null;
  /** The court that made the document, in full, without 中华人民共和国; of guiding and typical cases that of the decision in effect. */
  court: string | null;
  level: JudgmentLevel | null;
  /** Province in the short form: 广西, 兵团; null for the Supreme People's Court or when not told. */
  region: string | null;
  area: CaseArea;
  /** Causes of action or charges as the text names them, with 罪 or 纠纷. See `placeCause` for their place in the catalogue. */
  causes: string[];
  procedure: CaseProcedure;
  kind: JudgmentKind;
  authority: CaseAuthority;
  /** The day under the document; `2015` or `2015-06` where the rest is masked; null when not told. */
  date: IsoDate | null;
  /** The day a guiding case was published, else null. */
  published: IsoDate | null;
  /** Those who signed, in their order. */
  panel: PanelMember[];
  parties: JudgmentParty[];
  counsel: JudgmentCounsel[];
  /** Every article named, each law, article, paragraph and item once; the court's own voice wins over argued. */
  cited: CitedArticle[];
  /** Sums in yuan that the decision orders to be paid. */
  amounts: OrderedAmount[];
  disposal: Disposal[];
  outcome: ClaimOutcome[];
  sections: JudgmentSection[];
  /** Numbers of earlier decisions in the same matter, in the order told. */
  earlier: string[];
  uncertain: { field: JudgmentField; why: UncertainReason }[];
}

/** Why a text is no judgment: nothing but a title, or not the document of a case. */
export type JudgmentRefusal = 'empty' | 'no_judgment';

/** What is known of a document beside its text. */
export interface JudgmentHints {
  title?: string | undefined;
  /** 指导性案例265号 and the like, where a source keeps it apart. */
  ownNumber?: string | undefined;
  published?: IsoDate | undefined;
  /** What the source says of the case's standing. */
  authority?: CaseAuthority | undefined;
}

/** A reading, or why there is none. */
export type JudgmentResult = { ok: true; reading: JudgmentReading } | { ok: false; refused: JudgmentRefusal };
