CREATE TABLE "failed_job" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "failed_job_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"queue" text NOT NULL,
	"key" text,
	"data" jsonb NOT NULL,
	"attempts" integer NOT NULL,
	"error" text NOT NULL,
	"added_at" timestamp with time zone,
	"failed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "added_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "error" text;--> statement-breakpoint
CREATE UNIQUE INDEX "failed_job_key" ON "failed_job" USING btree ("queue","key");--> statement-breakpoint
CREATE INDEX "failed_job_listed" ON "failed_job" USING btree ("queue","id");--> statement-breakpoint
CREATE INDEX "failed_job_age" ON "failed_job" USING btree ("failed_at");--> statement-breakpoint
CREATE INDEX "job_listed" ON "job" USING btree ("queue","id");--> statement-breakpoint
CREATE INDEX "job_working" ON "job" USING btree ("id") WHERE node_id is not null;