import * as contract from '@mingfa/contract/clone-picture';
import * as clone from '../../features/clone/index.ts';
import { type BoundRoute, bindTo } from '../route.ts';

/** Pictures of clones: uploaded, made by an image model, shown. */
export function clonePictureRoutes(context: clone.HelpContext): BoundRoute[] {
  const bind = bindTo(context);
  return [
    bind(contract.uploadClonePicture, clone.uploadPicture),
    bind(contract.generateClonePicture, clone.generatePicture),
    bind(contract.getPictureMaker, clone.getPictureMaker),
    bind(contract.readClonePicture, clone.readClonePicture),
  ];
}
