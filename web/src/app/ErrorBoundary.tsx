import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../components/Button.tsx';
import { Notice } from '../components/Notice.tsx';
import { isUnobtainable } from './newVersion.ts';

interface State {
  failure: 'none' | 'renderFailure' | 'loadFailure';
}

/** Catches a failure to render anywhere below, reports it and offers a new start. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: 'none' };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: isUnobtainable(error) ? 'loadFailure' : 'renderFailure' };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error('render failed', error, info.componentStack);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure === 'none' ? this.props.children : <Failure kind={failure} />;
  }
}

/** The router may be what failed: both ways out load the page anew. */
function Failure({ kind }: { kind: Exclude<State['failure'], 'none'> }) {
  const { t } = useTranslation();
  return (
    <Notice full role="alert">
      <h1>{t(`common.${kind}.title`)}</h1>
      <p>{t(`common.${kind}.text`)}</p>
      <Button kind="lamp" big onClick={() => location.reload()}>
        {t('common.reload')}
      </Button>
      <a href="/browse" className={buttonClass({ kind: 'ghost' })}>
        {t('common.toCatalogue')}
      </a>
    </Notice>
  );
}
