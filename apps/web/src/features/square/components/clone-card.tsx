import type { ListedClone } from '@mingfa/contract/clone-square';
import { Link } from 'react-router';
import { CloneFace } from '../../../components/clone-face.tsx';
import styles from './clone-card.module.css';
import { CloneNumbers } from './clone-numbers.tsx';
import { MakerLine } from './maker-line.tsx';
import { PinButton } from './pin-button.tsx';

export interface CloneCardProps {
  clone: ListedClone;
  /** Where its introduction opens. */
  address: string;
}

/** A clone as it is found in the square. */
export function CloneCard({ clone, address }: CloneCardProps) {
  return (
    <li className={styles.card} data-card>
      <div className={styles.head}>
        <CloneFace avatar={clone.avatar} />
        <div className={styles.names}>
          <h2 className={styles.name}>
            <Link to={address} className={styles.link} data-card-link preventScrollReset>
              {clone.name}
            </Link>
          </h2>
          <MakerLine clone={clone} />
        </div>
      </div>
      <p className={styles.introduction}>{clone.introduction}</p>
      <div className={styles.foot}>
        <CloneNumbers clone={clone} />
        <PinButton clone={clone} small className={styles.pin} />
      </div>
    </li>
  );
}
