import type { LawSummary, lawDetail, versionSummary } from '@mingfa/contract/law';
import { ABBREVIATIONS, normalizeLawTitle } from '@mingfa/legal/statute/law-title';
import type { z } from 'zod';
import {
  type LawEntry,
  lawStatusOn,
  representativeVersion,
  type VersionEntry,
  versionStatus,
} from '../../engine/library/index.ts';

/** A law in a list. `today` is the day its status is of. */
export function describeLaw(law: LawEntry, today: string): LawSummary {
  const version = representativeVersion(law, today);
  return {
    lawId: law.id,
    title: law.title,
    shortTitle: law.shortTitle,
    kind: law.kind,
    issuer: law.issuer,
    region: law.region,
    status: lawStatusOn(law, today),
    promulgatedOn: version ? version.promulgatedOn : law.digestPromulgatedOn,
    effectiveOn: version ? version.effectiveOn : law.digestEffectiveOn,
    effectiveApproximate: version?.effectiveApproximate ?? false,
    documentNumber: version ? version.documentNumber : law.digestDocumentNumber,
    articleCount: version?.articleCount ?? 0,
    versionCount: law.versions.length,
    digestCount: law.digestCount,
  };
}

/** One version of a law. */
export function describeVersion(
  law: LawEntry,
  version: VersionEntry,
  today: string,
): z.infer<typeof versionSummary> {
  return {
    versionId: version.id,
    label: version.label,
    documentNumber: version.documentNumber,
    promulgatedOn: version.promulgatedOn,
    effectiveOn: version.effectiveOn,
    effectiveApproximate: version.effectiveApproximate,
    repealedOn: version.repealedOn ?? (version === law.versions.at(-1) ? law.repealedOn : null),
    status: versionStatus(law, version, today),
    rawStatus: version.rawStatus,
    source: version.source,
    articleCount: version.articleCount,
  };
}

/** A law with its versions, newest first. */
export function describeLawDetail(law: LawEntry, today: string): z.infer<typeof lawDetail> {
  return {
    ...describeLaw(law, today),
    aliases: [...new Set([...usualNames(law), ...law.aliases])],
    versions: law.versions.map((version) => describeVersion(law, version, today)).reverse(),
  };
}

const usualNames = (law: LawEntry): string[] =>
  Object.entries(ABBREVIATIONS)
    .filter(([name, title]) => normalizeLawTitle(title) === law.titleKey && name !== law.shortTitle)
    .map(([name]) => name)
    .slice(0, 12);
