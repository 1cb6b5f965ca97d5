import type { SchemaCreateProps } from '../../views/SchemaCreate.tsx';
import { ChangeCreate } from './ChangeCreate.tsx';

/** Asks for a transfer, once it is clear that the player needs no mutation. */
export const TransferCreate = (props: SchemaCreateProps) => <ChangeCreate {...props} asked="transferts" />;
