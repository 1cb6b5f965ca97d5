import { use, type ReactElement, type ReactNode } from 'react';
import { useNavigate } from 'react-admin';
import { DialogContext } from '../../../views/page/DialogContext.ts';
import { PlaceContext } from '../../../views/page/PlaceContext.ts';

interface PartPageProps {
  readonly show: ReactElement;
  readonly edit: ReactElement;
}

/** A part of a record: to read at the address of its page, to change at `edit` beneath it. */
export const PartPage = ({ show, edit }: PartPageProps) => (use(PlaceContext).inner === 'edit' ? edit : show);

/** Its form: saving it and leaving it lead back to what it changes. */
export const PartEdit = ({ children }: { readonly children: (back: () => void) => ReactNode }) => {
  const navigate = useNavigate();
  const frame = use(DialogContext);
  const { address = '' } = use(PlaceContext);
  const back = (): void => navigate(address);
  return <DialogContext value={{ ...frame, close: back }}>{children(back)}</DialogContext>;
};
