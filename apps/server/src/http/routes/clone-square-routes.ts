import * as contract from '@mingfa/contract/clone-square';
import * as reports from '@mingfa/contract/comment-report';
import { drawAvatar } from '@mingfa/contract/draw-avatar';
import * as clone from '../../features/clone/index.ts';
import { type BoundRoute, bindTo } from '../route.ts';

/** The square and the home screen: clones as everybody finds them, with what people say of them. */
export function cloneSquareRoutes(context: clone.CloneContext): BoundRoute[] {
  const bind = bindTo(context);
  return [
    bind(contract.listSquare, clone.listSquare),
    bind(contract.listSquareCategory, clone.listSquare),
    bind(contract.getClone, clone.getClone),
    bind(contract.getIntroduction, clone.getIntroduction),
    bind(contract.listOfficialClones, clone.listOfficialClones),
    bind(contract.listPinnedClones, clone.listPinnedClones),
    bind(contract.pinClone, clone.pinClone),
    bind(contract.unpinClone, clone.unpinClone),
    bind(contract.orderPins, clone.orderPins),
    bind(contract.listComments, clone.listComments),
    bind(contract.getComment, clone.getComment),
    bind(contract.createComment, clone.createComment),
    bind(contract.editComment, clone.editComment),
    bind(contract.deleteComment, clone.deleteComment),
    bind(contract.reportComment, clone.reportComment),
    bind(contract.moderateComment, clone.moderateComment),
    bind(contract.rateClone, clone.rateClone),
    bind(contract.listWaitingClones, clone.listWaitingClones),
    bind(contract.decideOnClone, clone.decideOnClone),
    bind(reports.listReportedComments, clone.listReportedComments),
    bind(reports.decideOnReport, clone.decideOnReport),
    bind(contract.drawAvatar, (_, { style, seed }) => ({ svg: drawAvatar(style, seed) })),
  ];
}
