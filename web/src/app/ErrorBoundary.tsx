import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../components/Button.tsx';
import { Notice } from '../components/Notice.tsx';
import { ToCatalogue } from '../components/ToCatalogue.tsx';
import { isUnobtainable } from './newVersion.ts';

interface Props {
  children: ReactNode;
  /** The visit that is shown, inside of the router: a failure is left behind with it. Around the router there is none. */
  visit?: string;
}

interface State {
  failure: 'none' | 'renderFailure' | 'loadFailure';
  visit: string | undefined;
}

/** Catches a failure to render anywhere below, reports it and offers a new start; around a page, also the way to the others. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: 'none', visit: this.props.visit };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: isUnobtainable(error) ? 'loadFailure' : 'renderFailure' };
  }

  static getDerivedStateFromProps({ visit }: Props, state: State): State | null {
    return visit === state.visit ? null : { failure: 'none', visit };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error('render failed', error, info.componentStack);
  }

  override render(): ReactNode {
    const { failure, visit } = this.state;
    if (failure === 'none') return this.props.children;
    return <Failure kind={failure} isAroundRouter={visit === undefined} />;
  }
}

interface FailureProps {
  kind: Exclude<State['failure'], 'none'>;
  isAroundRouter: boolean;
}

function Failure({ kind, isAroundRouter }: FailureProps) {
  const { t } = useTranslation();
  return (
    <Notice full role="alert">
      <h1>{t(`common.${kind}.title`)}</h1>
      <p>{t(`common.${kind}.text`)}</p>
      <Button kind="lamp" big onClick={() => location.reload()}>
        {t('common.reload')}
      </Button>
      {isAroundRouter ? (
        // The router may be what failed: this loads the page anew.
        <a href="/browse" className={buttonClass({ kind: 'ghost' })}>
          {t('common.toCatalogue')}
        </a>
      ) : (
        <ToCatalogue />
      )}
    </Notice>
  );
}
