export interface Question<Subject, Answer> {
  /** Asks; true once an answer was accepted. Calls that ask meanwhile share the question. */
  readonly ask: (subject: Subject) => Promise<boolean>;
  readonly isAsked: () => boolean;
  /** Rejects with an `ApiError` on an answer that is not taken; the question then stays. */
  readonly answer: (answer: Answer) => Promise<void>;
  /** What was asked for has come by another way. */
  readonly settle: () => void;
  /** Gives the question up: the calls that wait for it fail. */
  readonly refuse: () => void;
}

interface Parts<Subject, Answer> {
  /** Exchanges the answer for new tokens of this session. */
  readonly accept: (subject: Subject, answer: Answer) => Promise<void>;
  /** Called whenever `isAsked` has changed. */
  readonly onChange: () => void;
}

interface Asked<Subject> {
  readonly subject: Subject;
  readonly answered: Promise<boolean>;
  readonly settle: (isAccepted: boolean) => void;
}

/** A question to the user in the middle of a session, for calls that wait for the answer: a code or the password. */
export const createQuestion = <Subject, Answer>({
  accept,
  onChange,
}: Parts<Subject, Answer>): Question<Subject, Answer> => {
  let question: Asked<Subject> | null = null;

  const close = (closed: Asked<Subject> | null, isAccepted: boolean): void => {
    if (!closed) return;
    if (question === closed) question = null;
    closed.settle(isAccepted);
    onChange();
  };

  return {
    ask: (subject) => {
      if (question) return question.answered;
      let settle: Asked<Subject>['settle'] = () => undefined;
      const answered = new Promise<boolean>((resolve) => {
        settle = resolve;
      });
      question = { subject, answered, settle };
      onChange();
      return answered;
    },
    isAsked: () => question !== null,
    answer: async (answer) => {
      const asked = question;
      if (!asked) return;
      await accept(asked.subject, answer);
      close(asked, true);
    },
    settle: () => close(question, true),
    refuse: () => close(question, false),
  };
};
