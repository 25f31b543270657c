{{/* To something that is not ours. Takes the root and its name in networkPolicy. */}}
{{- define "fabula.toStore" -}}
{{- $to := get (index . 0).Values.networkPolicy (index . 1) -}}
- ports: [{ port: {{ $to.port }} }]
  {{- with $to.peers }}
  to: {{- toYaml . | nindent 4 }}
  {{- end }}
{{- end }}

{{/* Names are looked up by everybody, and a mesh's proxies learn from it whom they may trust. */}}
{{- define "fabula.toAnyones" -}}
{{- $dns := .Values.networkPolicy.dns -}}
- ports: [{ port: {{ $dns.port }}, protocol: UDP }, { port: {{ $dns.port }}, protocol: TCP }]
  {{- with $dns.peers }}
  to: {{- toYaml . | nindent 4 }}
  {{- end }}
{{- with .Values.networkPolicy.mesh.controlPlane }}
- to: {{- toYaml . | nindent 4 }}
{{- end }}
{{- end }}

{{/* To and from a part: takes the root, the part, the port's name. */}}
{{- define "fabula.peerOf" -}}
podSelector: { matchLabels: { app.kubernetes.io/part-of: fabula, app.kubernetes.io/instance: {{ (index . 0).Release.Name }}, app.kubernetes.io/component: {{ index . 1 }} } }
{{- end }}

{{/* Ports of an arrow between parts. Takes the root and the port's name. With a mesh its proxies speak to each other at one of theirs. */}}
{{- define "fabula.arrowPorts" -}}
{{- $mesh := (index . 0).Values.networkPolicy.mesh.port | int -}}
[{ port: {{ index . 1 }} }{{ if $mesh }}, { port: {{ $mesh }} }{{ end }}]
{{- end }}
